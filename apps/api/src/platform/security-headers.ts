// What browsers are told about an answer: what a page may load and who may show it. Data loads nothing and is shown nowhere.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are data for a program, never a page. */
    readonly isData?: true;
  }
}

type Headers = readonly (readonly [name: string, value: string])[];

/** A strict policy: own scripts and styles only, no frames, no plugins. */
const pageOptions = (https: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // React writes style attributes (sheet drag, progress); attributes only, no style elements from elsewhere.
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'same-origin' as const },
});

/** What is left where nothing is drawn. A phone is sent half a kilobyte less with each answer, and each is made of fewer parts. */
const dataOptions = (https: boolean) => ({
  ...pageOptions(https),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers of helmet with these options. They are the same for every answer, so they are put together once. */
function headersOf(options: HelmetOptions): Headers {
  const headers: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => void headers.push([name.toLowerCase(), value]),
    removeHeader: () => {},
  };
  helmet(options)({} as never, response as unknown as ServerResponse, () => {});
  return headers;
}

/** Every answer bears the headers of pages, those of routes marked `isData` the ones of data. `https`: whether readers come by it. */
export function secureAnswers(app: FastifyInstance, https: boolean): void {
  const page = headersOf(pageOptions(https));
  const data = headersOf(dataOptions(https));
  app.addHook('onRequest', (request, reply, done) => {
    const headers = request.routeOptions.config.isData ? data : page;
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
