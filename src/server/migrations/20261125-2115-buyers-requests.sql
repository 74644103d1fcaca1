-- A storefront's own numbers for what a buyer asks for: what comes again is there once, and other words under the same number are refused.
alter table shop_refunds add column external_no text unique, add column external_digest text not null default '';
alter table shop_extracts add column external_no text unique, add column external_digest text not null default '';
