-- A death that is reported is looked up by the day of birth.
create index person_born_on on person (born_on);
