// What every screen begins with: its title, what can be done, and the title of the window; and what stands there until it was read.
import { Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Failure } from './bits.tsx';

/** A screen with its heading; `acts` stand at the end of the line. */
export function Page({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Meridian Console`;
  }, [title]);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        {acts ? <div className="acts">{acts}</div> : null}
      </div>
      {children}
    </div>
  );
}

/** A screen of one thing, `title` until it was read. What was read stays there when it cannot be read again: somebody may be filling in a dialog. */
export function ReadPage<Thing>(props: {
  read: { readonly data: Thing | undefined; readonly error: Error | null };
  title: string;
  children: (thing: Thing) => ReactNode;
}) {
  const { read, title, children } = props;
  const failure = read.error ? <Failure error={read.error} /> : null;
  if (read.data === undefined) return <Page title={title}>{failure ?? <Skeleton active />}</Page>;
  return (
    <>
      {failure ? <div className="page-fault">{failure}</div> : null}
      {children(read.data)}
    </>
  );
}
