-- who else was paid to the same account
create index shop_extracts_bank_code on shop_extracts (bank_code) where bank_code <> '';
create index shop_extracts_alipay_code on shop_extracts (alipay_code) where alipay_code <> '';
create index shop_extracts_wechat on shop_extracts (wechat) where wechat <> '';
