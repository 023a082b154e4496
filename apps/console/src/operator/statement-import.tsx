// Importing a bank's file: the account, the file, and what its columns mean, guessed and confirmed.
import type { RequestOf } from '@meridian/contract';
import { Alert, App, Form, Select, Upload } from 'antd';
import { useLocation } from 'wouter';
import { useRead } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import {
  guessStatement,
  type StatementColumns,
  type StatementField,
  type StatementGuess,
  statementFields,
  textOf,
} from '../lib/statement-file.ts';
import { FormDialog } from '../ui/form-dialog.tsx';

const bytesMax = 2 * 1024 * 1024;
const needed: readonly StatementField[] = ['date', 'amount', 'reference'];

interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly guess: StatementGuess;
}
type Values = StatementColumns & {
  payeeAccount: string;
  file: Chosen;
  decimal: StatementGuess['decimal'];
  dates: StatementGuess['dates'];
};

const inputOf = ({
  payeeAccount,
  file,
  decimal,
  dates,
  ...columns
}: Values): RequestOf<'importStatement'> => {
  const { date = '', amount = '', reference = '' } = columns;
  return {
    payeeAccount,
    fileName: file.name,
    csv: file.text,
    columns: { ...columns, date, amount, reference },
    decimal,
    dates,
  };
};

export function StatementImport() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <FormDialog<'importStatement', Values>
      verb="importStatement"
      title={t('console.statements.importTitle')}
      label={t('console.statements.import')}
      button={{ type: 'primary' }}
      width={760}
      toInput={inputOf}
      onDone={({ id }) => navigate(`/statements/files/${id}`)}
    >
      <Account />
      <Form.Item name="file" rules={[{ required: true, message: t('console.required') }]}>
        <StatementFile />
      </Form.Item>
      <Mapping />
    </FormDialog>
  );
}

function Account() {
  const t = useT();
  const payees = useRead('getRegistry', {}).data?.payees ?? [];
  return (
    <Form.Item
      name="payeeAccount"
      label={t('console.statements.account')}
      rules={[{ required: true, message: t('console.required') }]}
    >
      <Select
        options={payees.map((p) => ({ value: p.id, label: `${p.bankName} · ${p.accountNumber}` }))}
        placeholder={t('console.statements.accountHint')}
      />
    </Form.Item>
  );
}

/** A field of the form; what is guessed of a file goes into the fields below, and nothing of the one before stays there. */
function StatementFile(props: { value?: Chosen; onChange?: (chosen: Chosen) => void }) {
  const t = useT();
  const { message } = App.useApp();
  const form = Form.useFormInstance<Values>();
  async function look(file: File): Promise<void> {
    if (file.size > bytesMax) {
      message.error(t('console.statements.tooLarge'));
      return;
    }
    // Null where the file is gone from the disk by now.
    const text = await file.arrayBuffer().then(textOf, () => null);
    const guess = text === null ? null : guessStatement(text);
    if (text === null || guess === null) {
      message.error(t(text === null ? 'console.error.title' : 'console.statements.noHeader'));
      return;
    }
    form.resetFields([...statementFields]);
    form.setFieldsValue({ ...guess.columns, decimal: guess.decimal, dates: guess.dates });
    props.onChange?.({ name: file.name.slice(0, 120), text, guess });
  }
  return (
    <Upload.Dragger
      accept=".csv,.txt,text/csv"
      maxCount={1}
      showUploadList={false}
      beforeUpload={(file) => {
        void look(file);
        return false;
      }}
    >
      <p style={{ margin: 0 }}>
        {props.value ? <bdi>{props.value.name}</bdi> : t('console.statements.drop')}
      </p>
      <p className="muted" style={{ margin: '4px 0 0' }}>
        {t('console.statements.dropNote')}
      </p>
    </Upload.Dragger>
  );
}

/** Each of our fields with a column of the file, and how the file writes; beside each, what its first row holds. */
function Mapping() {
  const t = useT();
  const required = [{ required: true, message: t('console.required') }];
  const values = Form.useWatch<Values | undefined>([]);
  const guess = values?.file?.guess;
  if (!guess) return null;
  const columns = [...new Set(guess.header.filter(Boolean))];
  const first = (field: StatementField): string => {
    const name = values[field];
    return name ? (guess.rows[0]?.[guess.header.indexOf(name)] ?? '') : '';
  };
  return (
    <>
      <Alert type="info" style={{ margin: '16px 0' }} title={t('console.statements.confirm')} />
      <div className="mapping">
        {statementFields.map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`console.statements.column.${field}`)}
            rules={needed.includes(field) ? required : []}
            extra={<bdi className="sample">{first(field) || '–'}</bdi>}
          >
            <Select
              allowClear={!needed.includes(field)}
              options={columns.map((name) => ({ value: name, label: name }))}
            />
          </Form.Item>
        ))}
        <Form.Item name="decimal" label={t('console.statements.decimal')} rules={required}>
          <Select
            options={[
              { value: 'point', label: '1,250.50' },
              { value: 'comma', label: '1.250,50' },
            ]}
          />
        </Form.Item>
        <Form.Item name="dates" label={t('console.statements.dates')} rules={required}>
          <Select
            options={(['ymd', 'dmy', 'mdy'] as const).map((value) => ({
              value,
              label: t(`console.statements.dates.${value}`),
            }))}
          />
        </Form.Item>
      </div>
    </>
  );
}
