-- The articles of an issue, read as pages. They are read by those who may read the issue.
create table magazine_article (
  id       uuid primary key,
  issue_id uuid not null references magazine_issue (id) on delete cascade,
  place    int not null check (place between 1 and 99),
  title    text not null,
  lead     text not null,
  author   text not null,
  body     text not null,
  version  int not null default 1
);
create index magazine_article_issue on magazine_article (issue_id, place);
