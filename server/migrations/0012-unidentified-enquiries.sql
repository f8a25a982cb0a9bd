-- Enquiries from people who could not sign in: nobody in the register stands behind them, only what was typed.

alter table enquiry
  alter column person_id drop not null,
  add column sender_name  text,
  add column sender_email text,
  add column sender_phone text, -- E.164
  add check ((person_id is null) = (sender_name is not null)),
  add check (person_id is not null or sender_email is not null or sender_phone is not null),
  add check (person_id is null or (sender_email is null and sender_phone is null));

-- An answer that leaves as an e-mail, because its reader cannot sign in.
create table answer_letter (
  id         uuid primary key,
  message_id uuid not null unique references enquiry_message (id) on delete cascade,
  created_at timestamptz not null,
  sent_at    timestamptz
);
