/** Sends a file, and tells whenever some of it has gone: only the older way of asking can. Fetched when it is needed. */

/** As `fetch`. @param alive called whenever something has gone or come */
export function sendBytes(
  url: string,
  init: { method: string; headers: Headers; body: Blob; signal: AbortSignal },
  alive: () => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    init.signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(init.method, url);
    request.responseType = 'blob';
    for (const [name, value] of init.headers) request.setRequestHeader(name, value);
    request.upload.onprogress = alive;
    request.onprogress = alive;
    request.onload = () => {
      const { status, response } = request;
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(response as Blob, { status, headers: { 'content-type': type } }));
    };
    request.onerror = () => reject(new TypeError('The file could not be sent'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    init.signal.addEventListener('abort', () => request.abort());
    request.send(init.body);
  });
}
