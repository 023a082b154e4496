// The operators' area: nobody gets past the gate without a session; behind it, the frame and its screens.
import type { OperatorInfo } from '@meridian/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Spin } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ApiError } from '../api/client.ts';
import { useRead } from '../api/hooks.ts';
import { Failure } from '../ui/bits.tsx';
import { Frame } from './frame.tsx';
import { NotHere } from './not-here.tsx';
import { screens } from './screens.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { OperatorContext } from './use-operator.ts';

const shown = screens.map((screen) => ({ ...screen, Screen: lazy(screen.load) }));

/** The whole area; the only thing that main.tsx loads. */
export default function OperatorArea() {
  const client = useQueryClient();
  const operator = useRead('getOperatorInfo', {}, { staleTime: 60_000 });
  useEffect(() => {
    const leave = () => client.setQueryData(['getOperatorInfo', {}], null);
    window.addEventListener('meridian-signed-out', leave);
    return () => window.removeEventListener('meridian-signed-out', leave);
  }, [client]);
  if (operator.isPending) return <Waiting />;
  const isOut = operator.error instanceof ApiError && operator.error.error === 'AUTH_REQUIRED';
  // Who is here and cannot be asked again for a moment keeps what is on the desk.
  if (operator.error && !isOut && !operator.data)
    return (
      <div className="gate">
        <Failure error={operator.error} onRetry={operator.refetch} />
      </div>
    );
  if (isOut || !operator.data)
    return <SignIn onIn={(info) => client.setQueryData(['getOperatorInfo', {}], info)} />;
  return <Inside operator={operator.data} />;
}

/** A place for what is on its way; nothing is laid over what is there. */
const Waiting = () => (
  <div className="waiting">
    <Spin />
  </div>
);

function Inside({ operator }: { operator: OperatorInfo }) {
  return (
    <OperatorContext value={operator}>
      <Frame>
        <Suspense fallback={<Waiting />}>
          <Switch>
            {shown.map(({ path, roles, Screen }) => (
              <Route key={path} path={path}>
                {roles && !roles.some((role) => operator.roles.includes(role)) ? <NotHere /> : <Screen />}
              </Route>
            ))}
            <Route path="/">
              <Redirect to="/dashboard" replace />
            </Route>
            <Route>
              <NotHere />
            </Route>
          </Switch>
        </Suspense>
      </Frame>
    </OperatorContext>
  );
}
