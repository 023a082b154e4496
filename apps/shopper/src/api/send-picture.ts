// Sends a picture as it is and tells how far it is, which fetch cannot.
import type { Send } from './client.ts';

/** A large picture over a slow line may take long; it has failed when nothing moves any more. */
const standstillMs = 15_000;

/** `told` hears the share that has gone out, 0 to 1. */
export const sendPicture =
  (picture: Blob, told: (share: number) => void): Send =>
  (url, { method, headers }, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const give = () => request.abort();
      let timer = setTimeout(give, standstillMs);
      request.open(method, url);
      for (const [name, value] of Object.entries({ ...headers, 'content-type': picture.type }))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(give, standstillMs);
        told(total > 0 ? loaded / total : 0);
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve({ ok: status >= 200 && status < 300, status, text: responseText });
      };
      request.onerror = () => reject(new Error('nothing came back'));
      request.onabort = request.onerror;
      request.onloadend = () => clearTimeout(timer);
      signal.addEventListener('abort', give, { once: true });
      request.send(picture);
    });
