-- A code stands for the key that a seat had when it was made. Where the key is replaced, who has the code gets no other one.

alter table invitation add column generation int not null default 0;
