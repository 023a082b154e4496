// Links between screens: an account of the ledger, a journal, a shopper.
import { Link } from 'wouter';
import { useMay } from './use-operator.ts';

/** To its statement, for those who may see it. */
export function AccountLink({ account }: { account: string }) {
  const may = useMay('finance', 'admin');
  const shown = <span className="mono">{account}</span>;
  return may ? <Link href={`/accounts/${encodeURIComponent(account)}`}>{shown}</Link> : shown;
}

export function JournalLink({ id, text }: { id: string; text: string }) {
  return (
    <Link href={`/journals/${id}`}>
      <span className="mono">{text}</span>
    </Link>
  );
}

export function UserLink({ id, account }: { id: string; account: string }) {
  return (
    <Link href={`/users/${id}`}>
      <bdi>{account}</bdi>
    </Link>
  );
}
