// The router among React's components: the page that is shown as context, links, and the hooks of the screens.
import {
  Component,
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router as Links, Link as PlainLink } from 'wouter';
import type { NavigateOptions, Place, Router } from './router.ts';
import { hrefOf, type Params, type Path, type Search, type Target } from './table.ts';

const RouterContext = createContext<Router | null>(null);
const PlaceContext = createContext<Place | null>(null);
const preloadDelayMs = 60;

/** The router of the app. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('no router');
  return router;
}

/** The page that is shown; in a transition the old one is drawn until the new one is ready. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('no router');
  return place;
}

function usePlaceOf(path: Path): Place {
  const place = usePlace();
  if (place.path !== path) throw new Error(`this is ${place.path}, not ${path}`);
  return place;
}

/** The parts of the path, for a screen of this path. */
export const useParams = <P extends Path>(path: P): Params<P> => usePlaceOf(path).params as Params<P>;

/** The query, for a screen of this path. */
export const useSearch = <P extends Path>(path: P): Search<P> => usePlaceOf(path).search as Search<P>;

/** `const navigate = useNavigate(); … navigate({ to: '/searchs', search: { q } })` */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** Whether a page is on its way. */
export function useBusy(): boolean {
  const router = useRouter();
  return useSyncExternalStore(
    router.onBusy,
    () => router.busy,
    () => false,
  );
}

/** Draws the pages of a router that has started. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [place, setPlace] = useState(router.given);
  useLayoutEffect(() => {
    const draw = (next: Place) => startTransition(() => setPlace(next));
    const stop = router.draw(draw);
    draw(router.given);
    return stop;
  }, [router]);
  useLayoutEffect(() => router.settle(place), [router, place]);
  // The links ask only where to go, never where one is: a navigation draws none of them anew.
  const [linkHook] = useState(() => (): [string, (href: string, how?: LinkHow) => void] => [
    '/',
    (href, how) => void router.navigate({ href, replace: how?.replace, viewTransition: how?.transition }),
  ]);
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <Links hook={linkHook}>{children}</Links>
      </PlaceContext>
    </RouterContext>
  );
}

interface LinkHow {
  readonly replace?: boolean;
  readonly transition?: boolean;
}

export type LinkProps<P extends Path> = Target<P> &
  NavigateOptions &
  Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** `<Link to="/detail/:product?/:mer?" params={{ product }}>`; fetches the page when one is about to go there. */
export function Link<P extends Path>(props: LinkProps<P>): ReactNode {
  const {
    to: _to,
    params: _params,
    search: _search,
    hash: _hash,
    href: _href,
    ...own
  } = props as LinkProps<P> & {
    params?: object;
    search?: object;
    hash?: string;
  };
  const { viewTransition, replace, ...rest } = own;
  const href = hrefOf(props);
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchAhead = () => void router.fetchAhead(href);
  const soon = () => {
    timer.current = setTimeout(fetchAhead, preloadDelayMs);
  };
  const never = () => clearTimeout(timer.current);
  return (
    <PlainLink
      onMouseEnter={soon}
      onMouseLeave={never}
      onFocus={soon}
      onBlur={never}
      onTouchStart={fetchAhead}
      {...rest}
      href={href}
      replace={replace}
      transition={viewTransition}
    />
  );
}

/** Goes there as soon as it is drawn. */
export function Navigate<P extends Path>(target: Target<P> & NavigateOptions): null {
  const navigate = useNavigate();
  const first = useRef(target);
  useEffect(() => void navigate(first.current), [navigate]);
  return null;
}

/** Asks before the page is left, by `asked` (true keeps it), and by the browser's own words when the window is closed. */
export function useBlocker(active: boolean, asked: () => Promise<boolean>, closing: () => boolean): void {
  const router = useRouter();
  const current = useRef({ asked, closing });
  useLayoutEffect(() => {
    current.current = { asked, closing };
  });
  useEffect(() => {
    if (!active) return;
    const unload = (event: BeforeUnloadEvent) => {
      if (current.current.closing()) event.preventDefault();
    };
    window.addEventListener('beforeunload', unload);
    const stop = router.block(() => current.current.asked());
    return () => {
      window.removeEventListener('beforeunload', unload);
      stop();
    };
  }, [router, active]);
}

export interface BoundaryProps {
  /** What is shown in place of what broke. */
  face: ComponentType<{ error: unknown; reset: () => void }>;
  /** Another value is another try. */
  resetKey: unknown;
  children: ReactNode;
}

interface BoundaryState {
  readonly key: unknown;
  readonly broken: { readonly error: unknown } | null;
}

/** Keeps a mishap in its page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { key: this.props.resetKey, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, { key }: BoundaryState) {
    return key === resetKey ? null : { key: resetKey, broken: null };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    const { face: Face, children } = this.props;
    return broken ? <Face error={broken.error} reset={() => this.setState({ broken: null })} /> : children;
  }
}
