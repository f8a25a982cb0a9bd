-- Since when somebody lets new members of the chapter see their name and role on the page that welcomes them; null: not.

alter table office add column shown_since timestamptz;
