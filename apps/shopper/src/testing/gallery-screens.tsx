// Gallery screens: a list to pull, a product, a payment; the three moments that set the level.
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { ActionBar } from '../ui/action-bar.tsx';
import { Avatar } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, Facts } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { ChipGroup } from '../ui/chip-group.tsx';
import { CodeInput } from '../ui/code-input.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { RefreshList } from '../ui/refresh-list.tsx';
import { Screen } from '../ui/screen.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';
import { studio } from './gallery-pictures.ts';

interface Way {
  onBack(): void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const states = [
  'All',
  'To pay',
  'To ship',
  'Delivered',
  'Received',
  'Completed',
  'Cancelled',
  'Refunding',
  'Refunded',
  'After-sale',
];

export function Lists({ onBack }: Way) {
  const [tab, setTab] = useState('All');
  const [count, setCount] = useState(12);
  return (
    <Screen
      header={
        <NavBar title="My purchases" onBack={onBack}>
          <Tabs
            label="States"
            value={tab}
            onChange={setTab}
            items={states.map((value) => ({ value, label: value }))}
          />
        </NavBar>
      }
    >
      <RefreshList
        onRefresh={() => wait(900).then(() => setCount(12))}
        onMore={() => wait(700).then(() => setCount(count + 8))}
        hasMore={count < 28}
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: 12, paddingBlockStart: 12 }}>
          {Array.from({ length: count }, (_, at) => at + 1).map((at) => (
            <Card key={at}>
              <div style={{ display: 'flex', gap: 12 }}>
                <span style={{ inlineSize: 72 }}>
                  <Picture source={studio(at % 2 ? '#a4553f' : '#2f6f8f')} alt="" radius="12px" />
                </span>
                <div style={{ flex: 1 }}>
                  <p>Lull over-ear headphones {at}</p>
                  <Price amount="59.00" />
                </div>
              </div>
            </Card>
          ))}
        </div>
      </RefreshList>
    </Screen>
  );
}

export function Product({ onBack }: Way) {
  const t = useT();
  const [colour, setColour] = useState('cedar');
  return (
    <Screen
      padded={false}
      header={
        <NavBar
          floating
          onBack={onBack}
          end={
            <IconButton label={t('common.action.follow')} kind="raised">
              <Heart size={20} />
            </IconButton>
          }
        />
      }
      footer={
        <ActionBar>
          <Button kind="soft">Add to bag</Button>
          <Button>Buy now</Button>
        </ActionBar>
      }
    >
      <Carousel
        label="Pictures"
        slides={['#a4553f', '#3a3f3d', '#c8b79a', '#2f6f8f', '#0b6b57'].map((shade) => (
          <Picture key={shade} source={studio(shade)} alt="Headphones" eager sizes="100vw" />
        ))}
      />
      <div style={{ padding: '20px 16px 24px', display: 'flex', flexDirection: 'column', gap: 14 }}>
        <Price amount="59.00" was="74.00" size="large" />
        <h1 style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.35 }}>
          Lull over-ear headphones with noise cancelling, 40 h battery
        </h1>
        <ChipGroup
          label="Colour"
          value={colour}
          onChange={setColour}
          options={['cedar', 'graphite', 'sand'].map((value) => ({ value, label: value }))}
        />
        <Card>
          <Facts
            items={[
              { name: 'Freight to Germany', value: 'Free · 7–12 days' },
              { name: 'If it isn’t right', value: '15 days to return' },
            ]}
          />
        </Card>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name="Taipei Audio" />
          <b style={{ flex: 1 }}>Taipei Audio</b>
          <Button size="small" kind="ghost">
            {t('common.action.follow')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

export function Payment({ onBack }: Way) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [end] = useState(() => Date.now() + 7_092_000);
  return (
    <Screen
      header={<NavBar title="Payment" onBack={onBack} />}
      footer={
        <ActionBar>
          <Button onClick={() => setOpen(true)}>Pay</Button>
        </ActionBar>
      }
    >
      <div style={{ textAlign: 'center', paddingBlock: 26 }}>
        <p style={{ color: 'var(--ink-2)', fontSize: 13 }}>To pay for 2 orders</p>
        <Price amount="128.40" size="hero" />
        <p style={{ color: 'var(--ink-2)', fontSize: 13 }}>
          <Countdown until={end} />
        </p>
      </div>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        centered
        title={t('common.code.label')}
        description="Pays $128.40 to Taipei Audio and Oat & Mint"
      >
        <CodeInput
          value={code}
          error={error}
          corner={<button type="button">Forgot?</button>}
          onChange={(next) => {
            setCode(next);
            if (next) setError(undefined);
          }}
          onComplete={() => {
            setError(t('errors.PAY_CODE_WRONG', { remaining: 3 }));
            setCode('');
            toast.error(t('errors.payFailed'));
          }}
        >
          <Facts
            items={[
              { name: 'Balance after', value: '$371.60' },
              { name: 'Held safely until you confirm receipt', value: <button type="button">How</button> },
            ]}
          />
        </CodeInput>
      </Sheet>
    </Screen>
  );
}
