-- A supervisor is of member service; a ceremony coordinator and an editor of the magazine need not be.
alter table staff_member
  add column is_supervisor           boolean not null default false,
  add column is_ceremony_coordinator boolean not null default false,
  add column is_magazine_editor      boolean not null default false;

alter table staff_change drop constraint staff_change_role_check;
alter table staff_change add constraint staff_change_role_check
  check (role in ('member-service', 'supervisor', 'treasurer', 'ceremony-coordinator', 'magazine-editor', 'administrator'));
alter table role_invitation drop constraint role_invitation_role_check;
alter table role_invitation add constraint role_invitation_role_check
  check (role in ('member-service', 'supervisor', 'treasurer', 'ceremony-coordinator', 'magazine-editor', 'administrator'));
