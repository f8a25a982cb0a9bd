-- A refund of AvtaleGiro is paid by a person in the bank: the entry of the statement that says so, once.
alter table bank_line
  add column refund_of text unique; -- <gift>:<key of the refund>
