// boardgame.io's own server with its own in-memory storage, for benchmarks/server.py.
//
//     node server.cjs VIEW_BYTES
//
// Prints the loopback port it listens on, and stops when its standard input closes.

"use strict";

const { Server } = require("boardgame.io/server");

const viewBytes = Number(process.argv[2]);

// Small objects, as games have them; one long string would cost nearly nothing to serialise.
function cards(bytes, owner) {
  const list = [];
  let left = bytes;
  for (let number = 0; ; number += 1) {
    const card = { id: `${owner}-${number}`, kind: "upgrade", value: number % 10, face: true };
    left -= JSON.stringify(card).length + 1;
    if (left < 0) return list;
    list.push(card);
  }
}

function setup({ ctx }) {
  // A quarter of what a player sees is that player's own hand, which the others do not see.
  const hands = {};
  for (const player of ctx.playOrder) hands[player] = cards(viewBytes / 4, `hand-${player}`);
  const G = { moves: 0, table: cards((viewBytes * 3) / 4, "table"), hands, rest: "" };
  const seen = JSON.stringify(playerView({ G, playerID: ctx.playOrder[0] })).length;
  return { ...G, rest: "x".repeat(Math.max(0, viewBytes - seen)) };
}

function playerView({ G, playerID }) {
  return { moves: G.moves, table: G.table, hand: G.hands[playerID], rest: G.rest };
}

const game = {
  name: "bench",
  setup,
  playerView,
  moves: {
    step: ({ G }) => {
      G.moves += 1;
    },
  },
  // Any seat may move, and no turn ends: the cheapest flow boardgame.io has. It keeps no undo.
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  disableUndo: true,
};

async function main() {
  const server = Server({ games: [game], origins: [] });
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
  const { appServer } = await server.run(0);
  console.log(`port ${appServer.address().port}`);
  process.stdin.on("end", () => process.exit(0)).resume();
}

main();
