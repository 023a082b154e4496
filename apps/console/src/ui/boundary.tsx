// Keeps a mishap in its screen: what breaks there, or cannot be fetched, leaves the frame and the menu standing.
import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/provider.tsx';
import { useOnline } from './use-online.ts';

interface Props {
  /** What it was, and the button that tries again. */
  readonly face: (again: () => void) => ReactNode;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** Shows `face` in place of children that broke, until somebody tries again. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  readonly again = (): void => {
    this.props.onAgain();
    this.setState({ isBroken: false });
  };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.face(this.again) : this.props.children;
  }
}

/** Says that a screen did not open, why when that is known, and offers another try. */
export function Broken({ onAgain }: { onAgain: () => void }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <Alert
      type="error"
      showIcon
      title={t('console.error.screen')}
      description={t(isOnline ? 'console.error.screenText' : 'console.error.offline')}
      action={
        <Button size="small" onClick={onAgain}>
          {t('console.error.retry')}
        </Button>
      }
    />
  );
}
