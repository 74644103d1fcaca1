-- Memberships that were bought while their payments were not written down in the flow of money, or not in the balance that they were paid
-- with, are written down as of then. A balance was not taken at that time: it stays what it is, so what was given and what was paid with it
-- are entered together. What is there already is left alone.
insert into capital_flow (id, flow_id, order_id, uid, nickname, phone, price, trading_type, pay_type, mark, added_at)
  select m.id, 'LS' || to_char(m.pay_at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((m.id % 1000000)::text, 6, '0'),
    m.order_id, m.uid, u.nickname, u.phone, m.pay_price, 7, m.pay_type, '补记', m.pay_at
  from (select nextval(pg_get_serial_sequence('capital_flow', 'id')) as id, o.order_id, o.uid, o.pay_price, o.pay_type, o.pay_at
      from member_orders o where o.pay_price > 0
        and not exists (select 1 from capital_flow f where f.order_id = o.order_id and f.trading_type = 7) order by o.id) m
    join shop_users u on u.uid = m.uid;

insert into shop_ledger (uid, account, pm, number, balance, type, title, link_id, mark, added_at)
  select o.uid, 'money', e.pm, o.pay_price, u.now_money + e.pm * o.pay_price, e.type, e.title, o.order_id, '补记：购买时未扣余额', o.pay_at
  from member_orders o join shop_users u on u.uid = o.uid
    cross join (values (1, 'system_add', '系统增加余额'), (0, 'pay_member', '余额支付购买会员')) as e (pm, type, title)
  where o.pay_type = 'yue' and o.pay_price > 0
    and not exists (select 1 from shop_ledger l where l.link_id = o.order_id and l.type = 'pay_member')
  order by o.id, e.pm desc;
