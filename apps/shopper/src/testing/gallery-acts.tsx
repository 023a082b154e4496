// Gallery pages: buttons, sheets, words; fields and choices.
import { englishName } from '@meridian/locales/language-names';
import { languages } from '@meridian/locales/languages';
import { CreditCard, Landmark, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../i18n/provider.tsx';
import { useT } from '../i18n/use-t.tsx';
import { Button } from '../ui/button.tsx';
import { Card, Facts, SectionHeader } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ChipGroup } from '../ui/chip-group.tsx';
import { Checkbox, RadioCards, Switch } from '../ui/choice.tsx';
import { confirm, Dialog } from '../ui/dialog.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { RatingInput } from '../ui/rating-input.tsx';
import { SelectSheet } from '../ui/select-sheet.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.tsx';

const stack = { display: 'flex', flexDirection: 'column', gap: 12 } as const;
const line = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export function Acts() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [moving, setMoving] = useState(false);
  return (
    <div style={{ ...stack, paddingBlockEnd: 24 }}>
      <ProgressBar active={moving} />
      <SectionHeader title="Button" action={<button type="button">{t('common.action.seeAll')}</button>} />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button kind="soft" block>
          {t('common.action.add')}
        </Button>
        <Button block loading={busy} onClick={() => setBusy(true)}>
          {t('common.action.continue')}
        </Button>
      </div>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button kind="ghost" block icon={<Plus size={18} />}>
          {t('common.action.upload')}
        </Button>
        <Button kind="danger" block>
          {t('common.action.delete')}
        </Button>
      </div>
      <div style={line}>
        <Button size="medium">{t('common.action.apply')}</Button>
        <Button size="small" kind="ghost">
          {t('common.action.follow')}
        </Button>
        <Button size="small" kind="soft">
          {t('common.action.copy')}
        </Button>
        <Button size="medium" disabled>
          {t('common.action.submit')}
        </Button>
        <Button size="medium" loading>
          {t('common.action.save')}
        </Button>
      </div>
      <SectionHeader title="Sheet, dialog, toast" />
      <div style={line}>
        <Button kind="ghost" size="medium" id="open-sheet" onClick={() => setSheet(true)}>
          Sheet
        </Button>
        <Button
          kind="ghost"
          size="medium"
          id="open-confirm"
          onClick={async () => {
            const yes = await confirm({
              title: `${t('common.action.delete')}?`,
              text: t('common.empty.notOpenHint'),
              confirmLabel: t('common.action.delete'),
              danger: true,
            });
            toast.show(yes ? t('common.success.delete') : t('common.action.cancel'));
          }}
        >
          Confirm
        </Button>
        <Button kind="ghost" size="medium" onClick={() => setDialog(true)}>
          Dialog
        </Button>
        <Button
          kind="ghost"
          size="medium"
          id="open-toast"
          onClick={() => toast.success(t('common.success.pay'))}
        >
          Success
        </Button>
        <Button kind="ghost" size="medium" onClick={() => toast.error(t('errors.payFailed'))}>
          Error
        </Button>
        <Button
          kind="ghost"
          size="medium"
          id="open-loading"
          onClick={() => toast.loading(t('common.state.loading'))}
        >
          Loading
        </Button>
        <Button kind="ghost" size="medium" onClick={() => setMoving(!moving)}>
          Progress
        </Button>
      </div>
      <Card>
        <Facts
          items={[
            { name: 'Freight', value: '$4.00' },
            { name: 'Subtotal', value: '$124.40' },
            { name: 'Total', value: '$128.40', strong: true },
          ]}
        />
      </Card>
      <Sheet
        open={sheet}
        onOpenChange={setSheet}
        title={t('common.stepper.quantity')}
        description={t('common.empty.productsHint')}
        footer={<Button onClick={() => setSheet(false)}>{t('common.action.done')}</Button>}
      >
        <div style={stack}>
          {[1, 2, 3].map((at) => (
            <Checkbox key={at} checked={at === 1} onChange={() => {}}>
              {t('common.count.items', { count: at })}
            </Checkbox>
          ))}
        </div>
      </Sheet>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title={t('common.error.offline')}
        actions={<Button onClick={() => setDialog(false)}>{t('common.action.ok')}</Button>}
      >
        {t('common.error.offlineHint')}
      </Dialog>
    </div>
  );
}

export function Fields() {
  const t = useT();
  const { code, setLanguage } = useLocale();
  const [words, setWords] = useState('');
  const [on, setOn] = useState(true);
  const [count, setCount] = useState(2);
  const [colour, setColour] = useState('cedar');
  const [method, setMethod] = useState('card');
  const [stars, setStars] = useState(4);
  const [tab, setTab] = useState('a');
  return (
    <div style={{ ...stack, gap: 16, paddingBlock: '8px 24px' }}>
      <TextField
        label={t('common.action.search')}
        hideLabel
        type="search"
        placeholder={t('common.action.search')}
        prefix={<Search size={18} />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <TextField
        label={t('common.field.required')}
        hint={t('common.empty.recordsHint')}
        defaultValue="Meridian"
      />
      <TextField label={t('common.code.label')} type="password" defaultValue="secret1" />
      <TextField label="Email" type="email" defaultValue="lin@" error={t('errors.emailInvalid')} />
      <SelectSheet
        label="Language"
        value={code}
        onChange={(next) => void setLanguage(next)}
        options={languages.map(({ code: value, endonym }) => ({
          value,
          label: endonym,
          note: englishName(value),
        }))}
      />
      <TextArea label={t('common.state.optional')} placeholder={t('errors.explanationRequired')} rows={2} />
      <div style={line}>
        <Checkbox checked={on} onChange={setOn}>
          {t('common.action.select')}
        </Checkbox>
        <Checkbox checked={false} indeterminate onChange={() => {}} label={t('common.action.more')} />
        <Switch checked={on} onChange={setOn} label={t('common.state.on')} />
        <Stepper value={count} onChange={setCount} max={5} />
      </div>
      <ChipGroup
        label="Colour"
        value={colour}
        onChange={setColour}
        options={[
          { value: 'cedar', label: 'Cedar' },
          { value: 'graphite', label: 'Graphite' },
          { value: 'sand', label: 'Sand', disabled: true },
        ]}
      />
      <div style={line}>
        <Chip on={on} onClick={() => setOn(!on)}>
          {t('common.state.on')}
        </Chip>
        <RatingInput label="Score" value={stars} onChange={setStars} />
      </div>
      <RadioCards
        label="Method"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'card', title: 'Bank card', note: 'One to two days', icon: <CreditCard size={20} /> },
          { value: 'bank', title: 'Bank transfer', note: 'Two to three days', icon: <Landmark size={20} /> },
        ]}
      />
      <Tabs
        label="Two"
        kind="segmented"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'a', label: t('common.action.send') },
          { value: 'b', label: t('common.action.share') },
        ]}
      >
        <p style={{ paddingBlock: 12 }}>{tab}</p>
      </Tabs>
    </div>
  );
}
