-- Moving and deleting a hundred thousand files writes every index of `files` anew: what nothing asks goes. Names are searched
-- in file_words; a file is found by its address through `place`.
drop index files_name;
drop index files_path;
