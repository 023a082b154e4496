// What every screen begins with: its title, what can be done, and the title of the window.
import { type ReactNode, useEffect } from 'react';

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
