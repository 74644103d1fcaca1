-- A screen that somebody locked: until the password is given again the session is good for nothing but that and signing out.
alter table sessions add column locked_at timestamptz;
