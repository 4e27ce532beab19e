/**
 * Stands before the web worker on a machine of one's own, and says where a visitor comes from as an edge would: the
 * server listens on loopback alone, so that is where every connection comes from, whatever its headers claim.
 */
export default {
  fetch(request, { WEB }) {
    const headers = new Headers(request.headers);
    headers.set("CF-Connecting-IP", "127.0.0.1");
    return WEB.fetch(new Request(request, { headers, cf: {} }));
  },
};
