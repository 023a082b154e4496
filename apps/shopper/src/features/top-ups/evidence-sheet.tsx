// The sheet that shows the evidence of a top-up: its address lives a minute, so it is asked for when it is looked at.
import { useEvidencePicture } from '../../api/topups.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface EvidenceSheetProps {
  /** Of the top-up whose evidence is shown; null while closed. */
  id: string | null;
  onClose(): void;
}

export function EvidenceSheet({ id, onClose }: EvidenceSheetProps) {
  const t = useT('wallet');
  return (
    <Sheet open={id !== null} onOpenChange={onClose} title={t('wallet.evidence.label')}>
      {id !== null && <Evidence id={id} />}
    </Sheet>
  );
}

function Evidence({ id }: { id: string }) {
  const t = useT('wallet');
  const picture = useEvidencePicture(id);
  if (picture.isError)
    return <ErrorState onRetry={() => void picture.refetch()} retrying={picture.isFetching} />;
  if (!picture.data)
    return (
      <SkeletonGroup>
        <Skeleton ratio={0.75} radius="16px" />
      </SkeletonGroup>
    );
  return (
    <Picture
      source={picture.data.evidence}
      alt={t('wallet.evidence.preview')}
      ratio={0.75}
      fit="contain"
      radius="16px"
      eager
    />
  );
}
