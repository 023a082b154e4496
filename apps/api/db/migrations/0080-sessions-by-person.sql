-- A session is found by its token's hash, and by nothing else however few the database believes there are. While it knew of few it went by the audience
-- instead, and plans that are kept stayed with that: with 10,800 sessions of a shop's first minutes each question read all of them (75 purchases a second
-- for 142). Whoever looks for the sessions of somebody names the person. Owned by src/platform.
create index sessions_of_person on sessions (subject_id) where revoked_at is null;
drop index sessions_subject;
