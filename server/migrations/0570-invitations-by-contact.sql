-- Asked for each user who opens «Min side».
create index guardian_invitation_contact on guardian_invitation (contact_value) where answered_at is null;
