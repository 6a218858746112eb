#!/bin/sh
# Three processes behind one address, on a cluster of three NATS servers. Ctrl+C stops them all.
nats=${NATS_PORT:-4222} routes=${ROUTES_PORT:-6222}
for n in 0 1 2; do
  setsid nats-server -js -sd "${DATA:-data}/n$n" -n "n$n" -a 127.0.0.1 -p $((nats + n)) -cluster_name words \
    -cluster "nats://127.0.0.1:$((routes + n))" \
    -routes "nats://127.0.0.1:$routes,nats://127.0.0.1:$((routes + 1)),nats://127.0.0.1:$((routes + 2))" 2>/dev/null &
  servers="$servers $!"
done
export NATS=127.0.0.1:$nats,127.0.0.1:$((nats + 1)),127.0.0.1:$((nats + 2)) NATS_REPLICAS=3 PROCESSES=3
node --import tsx src/server/main.ts & games=$!
trap 'kill $games' TERM; trap : INT
wait $games; wait $games; kill $servers
