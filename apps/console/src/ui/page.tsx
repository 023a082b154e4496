// What every screen begins with: its title, what can be done, and the title of the window.
import { Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Failure } from './bits.tsx';

/** The question that a screen shows the answer to. */
export interface Read {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
interface PageProps {
  readonly title: string;
  readonly acts?: ReactNode;
  /** When it fails after it was answered, that is said above the answer, which stays. */
  readonly read?: Read;
  readonly children?: ReactNode;
}

/** A screen with its heading; `acts` stand at the end of the line. */
export function Page({ title, acts, read, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Meridian Console`;
  }, [title]);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        {acts ? <div className="acts">{acts}</div> : null}
      </div>
      {read?.error ? <Failure error={read.error} onRetry={read.refetch} /> : null}
      {children}
    </div>
  );
}

/** A screen whose answer is not there yet, or could not be read. */
export function WaitingPage({ title, read }: { title: string; read: Read }) {
  return (
    <Page title={title} read={read}>
      {read.error ? null : <Skeleton active paragraph={{ rows: 8 }} />}
    </Page>
  );
}
