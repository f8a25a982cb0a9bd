-- Which kind of file was taken to the accounts.
alter table accounting_export add column format text not null default 'csv'
  check (format in ('csv', 'gbat10', 'saf-t'));
