// Gallery pages: small pieces and cards; empty, broken and waiting places.
import { formatCount, formatDate, formatRelative } from '@meridian/ui/format';
import { Globe, Lock, MapPin, Moon } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../i18n/provider.tsx';
import { useT } from '../i18n/use-t.tsx';
import { Avatar, Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, Row, RowList, SectionHeader } from '../ui/card.tsx';
import { Switch } from '../ui/choice.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Meter } from '../ui/progress-bar.tsx';
import { Rating } from '../ui/rating.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import { studio } from './gallery-pictures.ts';

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 } as const;

export function Pieces() {
  const t = useT();
  const { tag, language } = useLocale();
  const [dark, setDark] = useState(false);
  const [end] = useState(() => Date.now() + 7_092_000);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, paddingBlockEnd: 24 }}>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 16, flexWrap: 'wrap' }}>
        <Price amount="59.00" was="74.00" size="large" />
        <Price amount="219.00" />
        <Price amount="12.30" size="small" sign />
      </div>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
        <Rating score={4.3} />
        <Rating score={4.8} compact />
        <span>{formatCount(1204, tag)}</span>
        <span>{formatDate('2026-11-21T12:00:00Z', tag)}</span>
        <span>{formatRelative(Date.now() - 86_400_000 * 3, tag)}</span>
        <Countdown until={end} />
      </div>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Badge tone="neutral">{t('common.state.off')}</Badge>
        <Badge tone="accent" dot>
          {t('common.success.pay')}
        </Badge>
        <Badge tone="sale">-20%</Badge>
        <Badge tone="sun">{t('common.state.loading')}</Badge>
        <Badge tone="danger" dot>
          {t('errors.payFailed')}
        </Badge>
      </div>
      <Card>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name="Taipei Audio" />
          <div style={{ flex: 1 }}>
            <b>Taipei Audio</b>
            <Meter value={0.62} label="62" />
          </div>
          <Avatar name="张小红" shape="round" size={40} />
          <Button size="small" kind="ghost">
            {t('common.action.follow')}
          </Button>
        </div>
      </Card>
      <RowList>
        <Row icon={<Globe size={20} />} title="Language" end={language.endonym} onClick={() => {}} />
        <Row
          icon={<MapPin size={20} />}
          title={t('errors.detailRequired')}
          note={t('common.empty.recordsHint')}
          onClick={() => {}}
        />
        <Row
          icon={<Moon size={20} />}
          title="Dark"
          end={<Switch label="Dark" checked={dark} onChange={setDark} />}
        />
        <Row icon={<Lock size={20} />} title={t('common.action.delete')} danger onClick={() => {}} />
      </RowList>
      <SectionHeader title="Pictures" action={<button type="button">{t('common.action.seeAll')}</button>} />
      <div style={grid}>
        {[studio('#a4553f'), studio('#2f6f8f'), '/nowhere.png', studio('#b97600')].map((source, at) => (
          <Card key={source.slice(-40) + String(at)} padded={false}>
            <Picture source={source} alt="Lull over-ear headphones" radius="16px 16px 0 0" eager={at < 2} />
            <div style={{ padding: '10px 12px 12px' }}>
              <p style={{ fontSize: 13.5, lineHeight: 1.35 }}>Halo 6.5 smartphone, 128 GB, dual SIM</p>
              <Price amount="219.00" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

export function States() {
  const t = useT();
  return (
    <div style={{ paddingBlockEnd: 24 }}>
      <EmptyState
        drawing="bag"
        title={t('common.empty.products')}
        text={t('common.empty.productsHint')}
        action={<Button size="medium">{t('common.action.search')}</Button>}
      />
      <ErrorState kind="offline" onRetry={() => {}} />
      <ErrorState onRetry={() => {}} />
      <SkeletonGroup>
        <div style={grid}>
          {[1, 2].map((at) => (
            <Card key={at} padded={false}>
              <Skeleton ratio={1} radius="16px 16px 0 0" />
              <div style={{ padding: 12 }}>
                <SkeletonText />
                <Skeleton width="50%" height="20px" />
              </div>
            </Card>
          ))}
        </div>
      </SkeletonGroup>
      <EmptyState drawing="box" title={t('common.empty.results')} text={t('common.empty.resultsHint')} />
      <EmptyState
        drawing="route"
        title={t('common.empty.logistics')}
        text={t('common.empty.logisticsHint')}
      />
      <EmptyState drawing="list" title={t('common.empty.records')} text={t('common.empty.recordsHint')} />
      <EmptyState drawing="soon" title={t('common.empty.notOpen')} text={t('common.empty.notOpenHint')} />
      <EmptyState drawing="search" title={t('common.empty.results')} />
      <EmptyState drawing="heart" title={t('common.action.follow')} />
      <EmptyState drawing="talk" title={t('common.action.send')} />
    </div>
  );
}
