// The operators' area: nobody gets past the gate without a session; behind it, the frame and its screens.
import type { OperatorInfo } from '@meridian/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ApiError } from '../api/client.ts';
import { useRead } from '../api/hooks.ts';
import { Failure } from '../ui/bits.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Frame } from './frame.tsx';
import { NotHere } from './not-here.tsx';
import { ScreenRoute } from './screen-route.tsx';
import { screens } from './screens.ts';
import { Gate } from './sign-in/gate.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { OperatorContext } from './use-operator.ts';

const infoKey = ['getOperatorInfo', {}] as const;

/** The whole area; the only thing that main.tsx loads. */
export default function OperatorArea() {
  const client = useQueryClient();
  const operator = useRead('getOperatorInfo', {}, { staleTime: 60_000 });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const leave = () => setOver(true);
    window.addEventListener('meridian-signed-out', leave);
    return () => window.removeEventListener('meridian-signed-out', leave);
  }, []);
  const enter = async (info: OperatorInfo) => {
    await client.cancelQueries();
    // Whoever comes in place of another sees nothing of theirs.
    if (operator.data?.id !== info.id)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== infoKey[0] });
    client.setQueryData(infoKey, info);
    setOver(false);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== infoKey[0] });
  };
  if (operator.isPending) return <Waiting />;
  if (operator.data)
    return (
      <>
        <Inside key={operator.data.id} operator={operator.data} />
        <SignInAgain isOpen={isOver} email={operator.data.email} onIn={enter} />
      </>
    );
  const isOut = operator.error instanceof ApiError && operator.error.error === 'AUTH_REQUIRED';
  if (operator.error && !isOut)
    return (
      <Gate>
        <Failure error={operator.error} onRetry={operator.refetch} />
      </Gate>
    );
  return (
    <main>
      <SignIn onIn={enter} />
    </main>
  );
}

function Inside({ operator }: { operator: OperatorInfo }) {
  return (
    <OperatorContext value={operator}>
      <Frame>
        <Switch>
          {screens.map((row) => (
            <Route key={row.path} path={row.path}>
              <ScreenRoute row={row} />
            </Route>
          ))}
          <Route path="/">
            <Redirect to="/dashboard" replace />
          </Route>
          <Route>
            <NotHere />
          </Route>
        </Switch>
      </Frame>
    </OperatorContext>
  );
}
