-- The wallets that deposit addresses are derived from: two operators say what the wallet itself shows as its first address. Owned by slices/topups.
-- Without that, a public key of a wrong wallet would send the deposits of everybody to where nobody can spend them.

create table deposit_wallets (
  family text primary key check (family in ('evm', 'tron')),
  first_address text not null,
  version int not null default 1 check (version > 0)
);
alter table change_proposals drop constraint change_proposals_subject_check;
alter table change_proposals add constraint change_proposals_subject_check check (subject in ('network', 'chain', 'payee', 'setting', 'wallet'));
