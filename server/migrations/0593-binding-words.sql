-- Words of the organisation's profile that people agree to, as each version of them was shown: the evidence names the version.
create table binding_words (
  kind          text not null check (kind in ('purpose', 'giving-terms')),
  version       text not null,
  words         jsonb not null, -- the paragraphs, by language
  first_used_at timestamptz not null,
  primary key (kind, version)
);
comment on table binding_words is 'append-only';
create function refuse_word_change() returns trigger language plpgsql as $$
begin
  raise exception 'words that people have agreed to are only added to';
end $$;
create trigger binding_words_kept before update or delete on binding_words
  for each row execute function refuse_word_change();

alter table organisation_profile_version
  add column words_from date, -- the day in Norway from which its binding words count; null: from when it is published
  add column withdrawal_reason text;
