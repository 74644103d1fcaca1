-- Choices of customers and suppliers, the short names first: read in this order, a fragment that many names hold ends after the first few.
create index parties_short on parties (length(name), id desc) where merged_into is null;
