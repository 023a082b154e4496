// Approving or refusing what a colleague proposed; the own one is left to somebody else.
import type { Verb } from '@meridian/contract';
import { App, Button } from 'antd';
import { useAct } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Approve = Extract<Verb, 'approveCorrection' | 'approveProposal'>;
type Refuse = Extract<Verb, 'refuseCorrection' | 'refuseProposal'>;

export interface DecideProps {
  readonly id: string;
  readonly isMine: boolean;
  readonly approve: Approve;
  readonly refuse: Refuse;
  /** Whether who proposed may take it back. */
  readonly mayTakeBack?: boolean;
}

export function Decide(props: DecideProps) {
  const t = useT();
  const { modal } = App.useApp();
  const act = useAct(props.approve);
  const { id, isMine } = props;
  const ask = () =>
    modal.confirm({
      title: t('console.decide.approveTitle'),
      content: t('console.decide.approveNote'),
      okText: t('console.approve'),
      onOk: () => act.mutateAsync({ id }).catch(() => undefined),
    });
  if (isMine && !props.mayTakeBack) return <span className="muted">{t('console.decide.mine')}</span>;
  return (
    <div className="acts" style={{ flexWrap: 'nowrap' }}>
      <FormDialog<Refuse, { note: string }>
        verb={props.refuse}
        title={t('console.decide.refuseTitle')}
        label={t(isMine ? 'console.decide.takeBack' : 'console.refuse')}
        button={{ size: 'small', danger: !isMine }}
        toInput={({ note }) => ({ id, note })}
      >
        <ReasonField name="note" />
      </FormDialog>
      {isMine ? null : (
        <Button size="small" type="primary" loading={act.isPending} onClick={ask}>
          {t('console.approve')}
        </Button>
      )}
    </div>
  );
}
