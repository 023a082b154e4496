// A dialog that asks for what an act needs: its fields, the server's words under the field they are about, and one button that acts.
import type { RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { Button, type ButtonProps, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAct } from '../api/hooks.ts';

export interface FormDialogProps<V extends Verb, Values extends object> {
  readonly verb: V;
  readonly title: string;
  /** Of the button that opens it, and of the one that acts. */
  readonly label: string;
  readonly button?: ButtonProps;
  readonly initial?: Partial<Values>;
  readonly toInput: (values: Values) => RequestOf<V>;
  readonly onDone?: (answer: ResponseOf<V>) => void;
  readonly note?: ReactNode;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly children: ReactNode;
}

/** The children are `Form.Item`s of the antd form. */
export function FormDialog<V extends Verb, Values extends object>(props: FormDialogProps<V, Values>) {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<Values>();
  const act = useAct(props.verb, {
    onDone: (answer) => {
      setOpen(false);
      form.resetFields();
      props.onDone?.(answer);
    },
    onFields: (fields) =>
      form.setFields(
        Object.entries(fields).map(([name, text]) => ({
          name: name.split('.').at(-1) as never,
          errors: [text],
        })),
      ),
  });
  return (
    <>
      <Button {...props.button} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <Modal
        title={props.title}
        open={isOpen}
        okText={props.label}
        okButtonProps={{ danger: props.button?.danger ?? false, loading: act.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        width={props.width}
        destroyOnHidden
      >
        {props.note ? <p className="muted">{props.note}</p> : null}
        <Form<Values>
          form={form}
          layout="vertical"
          requiredMark="optional"
          initialValues={props.initial as never}
          onFinish={(values) => act.mutate(props.toInput(values))}
        >
          {props.children}
        </Form>
      </Modal>
    </>
  );
}
