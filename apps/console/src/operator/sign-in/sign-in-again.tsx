// A session that ended while somebody worked: the gate is laid over the desk, and what was typed there is kept.
import type { OperatorInfo } from '@meridian/contract';
import { Alert, Modal } from 'antd';
import { useRef } from 'react';
import { useT } from '../../i18n/provider.tsx';
import { SignIn } from './sign-in.tsx';

/** Above every dialog of the desk, so that nothing there is read or pressed until somebody has signed in. */
const layer = 2_000;

interface Props {
  readonly isOpen: boolean;
  /** Of who was here before. */
  readonly email: string;
  readonly onIn: (operator: OperatorInfo) => void;
}

export function SignInAgain({ isOpen, email, onIn }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const start = () => box.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      afterOpenChange={(isShown) => (isShown ? start() : undefined)}
      centered
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width="100%"
      zIndex={layer}
      title={<span className="hidden">{t('console.signIn.again.title')}</span>}
      className="gate-over"
      styles={{ mask: { background: 'var(--paper)' } }}
    >
      <div ref={box}>
        <SignIn
          email={email}
          onIn={onIn}
          note={
            <Alert
              type="info"
              showIcon
              title={t('console.signIn.again.title')}
              description={t('console.signIn.again.text')}
              style={{ marginBlockEnd: 16 }}
            />
          }
        />
      </div>
    </Modal>
  );
}
