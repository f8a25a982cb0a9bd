-- What a sign-in was made with, masked when it is written: enough to know which of one's addresses it was.
alter table account_session add column signed_in_with text;
