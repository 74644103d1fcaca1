-- What a line that brings goods was made of: numbers of lots, as they were entered; the audit makes parents of them (manufacturing 2.3).
alter table factory_documents_lines add from_lots text not null default '';
