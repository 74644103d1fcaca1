-- Numbers of documents: one row for each series and day or month, counted up by whoever takes one.
create table number_series (
  letters text not null,
  period text not null,
  last integer not null default 1,
  primary key (letters, period)
);
