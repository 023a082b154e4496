-- A new e-mail address is a change of credentials: who has the mailbox can reset password and payment code. Owned by slices/accounts.

alter table credential_changes drop constraint credential_changes_kind_check;
alter table credential_changes add constraint credential_changes_kind_check check (kind in ('password', 'pay_code', 'email'));
