/** What a server refused, by its status; without one the connection was lost. */
export class PutFailed extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super();
    this.status = status;
  }
}

export interface Put {
  url: string;
  body: Blob;
  type: string;
  /** How far it is, 0…1. */
  tell: (share: number) => void;
  signal: AbortSignal;
}

/** PUTs bytes and tells how far they are: `fetch` cannot. Answers their ETag. Throws PutFailed. */
export const put = ({ url, body, type, tell, signal }: Put): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number | null) => reject(new PutFailed(status));
    request.open("PUT", url);
    request.setRequestHeader("content-type", type);
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
    request.addEventListener("load", () =>
      request.status < 300 ? resolve(request.getResponseHeader("etag") ?? "") : fail(request.status),
    );
    for (const lost of ["error", "abort"]) request.addEventListener(lost, () => fail(null));
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
