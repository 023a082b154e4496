-- What shoppers write grows fast, and the database gathers statistics of it anew whenever a tenth is new. Nothing is found or joined by these columns;
-- comparing them was most of that work. Owned by slices/orders, accounts, addresses, ledger and platform.
alter table orders alter address set statistics 0, alter note set statistics 0, alter buyer set statistics 0, alter promo_code set statistics 0;
alter table order_lines alter title set statistics 0, alter option_text set statistics 0, alter picture set statistics 0;
alter table order_events alter actor set statistics 0, alter data set statistics 0;
alter table addresses alter addressee set statistics 0, alter mobile set statistics 0, alter area set statistics 0, alter postcode set statistics 0,
  alter detail set statistics 0, alter tag set statistics 0;
alter table idempotency alter route set statistics 0, alter body_hash set statistics 0, alter answer set statistics 0;
alter table outbox alter payload set statistics 0;

-- Every row of these is found by a key, and no plan hangs on how many there are: it is enough to look anew when half as many have come.
alter table orders set (autovacuum_analyze_scale_factor = 0.5);
alter table order_lines set (autovacuum_analyze_scale_factor = 0.5);
alter table order_events set (autovacuum_analyze_scale_factor = 0.5);
alter table payments set (autovacuum_analyze_scale_factor = 0.5);
alter table addresses set (autovacuum_analyze_scale_factor = 0.5);
alter table pay_tickets set (autovacuum_analyze_scale_factor = 0.5);
alter table idempotency set (autovacuum_analyze_scale_factor = 0.5);
alter table outbox set (autovacuum_analyze_scale_factor = 0.5);
alter table outbox_deliveries set (autovacuum_analyze_scale_factor = 0.5);
alter table ledger.account set (autovacuum_analyze_scale_factor = 0.5);
alter table ledger.journal set (autovacuum_analyze_scale_factor = 0.5);
alter table ledger.posting set (autovacuum_analyze_scale_factor = 0.5);
