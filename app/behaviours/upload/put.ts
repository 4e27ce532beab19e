/** PUTs a file and tells how far it is, 0…1: `fetch` cannot. */
export const put = (url: string, file: File, type: string, tell: (share: number) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-type", type);
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
    request.addEventListener("load", () => (request.status < 300 ? resolve() : reject(new Error())));
    request.addEventListener("error", () => reject(new Error()));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
