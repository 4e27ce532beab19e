import { type Client, connect } from "../../../scripts/run/client.ts";

/** A guest with a library: the client and the token that its pages are opened with. */
export interface Librarian {
  client: Client;
  token: string;
}

export const librarian = (origin: string): Promise<Librarian> => connect(origin);

/** A picture of ours under a name in a folder; its id. */
export async function addPicture(client: Client, origin: string, file_name: string, folder_id = ""): Promise<string> {
  const bytes = await (await fetch(`${origin}/samples/bottle/packshot.jpg`)).arrayBuffer();
  const asked = { file_name, folder_id, purpose: "asset-library" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...asked, size: bytes.byteLength, content_type: "image/jpeg" });
  await fetch(new URL(place.upload_url, origin), { method: "PUT", body: bytes });
  return (await client.mediaLib.reportUpload.mutate({ ...asked, key: place.key })).id;
}
