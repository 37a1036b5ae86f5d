"""Play any game of Ironfield from Python.

    from ironfield import Ironfield

    with Ironfield() as program:
        table = program.new("battleforce-qs", scenario="green", players=[None, "regular"])
        while not table.over:
            table.step(by="recruit")
        print(table.outcome)

Plain Python 3.9 or newer; nothing to install. docs/lines.md describes the lines that go over the pipe.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Optional, Sequence, Union

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ("npm", "run", "-s", "ironfield", "--", "play", "--lines")

Viewer = Union[int, str]


class Refused(Exception):
    """Ironfield has refused a request, and nothing has changed."""

    def __init__(self, error: dict):
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.rule: Optional[str] = error.get("rule")
        self.path: Optional[str] = error.get("path")


class Ironfield:
    """A running program with any number of tables."""

    def __init__(self, command: Sequence[str] = COMMAND, folder: Path = ROOT):
        self._process = subprocess.Popen(
            list(command), cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def __enter__(self) -> "Ironfield":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def ask(self, do: str, **wanted: Any) -> dict:
        """Sends one request and waits for its answer."""
        request = {"do": do, **{name: value for name, value in wanted.items() if value is not None}}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("Ironfield has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def hello(self) -> dict:
        return self.ask("hello")

    def new(self, game: str, **wanted: Any) -> "Table":
        """Begins a game: scenario, options, setup, seed, players."""
        return Table(self, self.ask("new", game=game, **wanted))

    def load(self, record: dict, **wanted: Any) -> "Table":
        return Table(self, self.ask("load", record=record, **wanted))


class Table:
    """A game, with the views of it that were asked for."""

    def __init__(self, program: Ironfield, answer: dict):
        self._program = program
        self.number: int = answer["table"]
        self.seats: list = answer.get("seats", [])
        self.views: dict = {}
        self.waiting: list = []
        self.outcome: Optional[dict] = None
        self.orders = 0
        self._note(answer)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def reset(self, **wanted: Any) -> dict:
        self.views = {}
        return self._ask("reset", **wanted)

    def look(self, **wanted: Any) -> dict:
        return self._ask("look", **wanted)

    def view(self, viewer: Optional[Viewer] = None) -> dict:
        """What a seat, or a spectator, may know of the table now."""
        answer = self.look(show=["view"], viewer=viewer)
        return self.views[answer["viewer"]]

    def menu(self, **wanted: Any) -> dict:
        return self._program.ask("menu", table=self.number, **wanted)

    def order(self, order: dict, **wanted: Any) -> dict:
        return self._ask("order", order=order, **wanted)

    def suggest(self, **wanted: Any) -> dict:
        return self._program.ask("suggest", table=self.number, **wanted)["order"]

    def step(self, **wanted: Any) -> dict:
        return self._ask("step", **wanted)

    def fork(self) -> "Table":
        table = Table(self._program, self._program.ask("fork", table=self.number))
        table.seats = self.seats
        table.look()
        return table

    def record(self) -> dict:
        return self._program.ask("record", table=self.number)["record"]

    def close(self) -> None:
        self._program.ask("close", table=self.number)

    def _ask(self, do: str, **wanted: Any) -> dict:
        return self._note(self._program.ask(do, table=self.number, **wanted))

    def _note(self, answer: dict) -> dict:
        self.waiting = answer.get("waiting", self.waiting)
        self.outcome = answer.get("outcome", self.outcome)
        self.orders = answer.get("orders", self.orders)
        if "view" in answer:
            self.views[answer["viewer"]] = answer["view"]
        elif "changes" in answer:
            viewer = answer["viewer"]
            self.views[viewer] = changed(self.views[viewer], answer["changes"])
        return answer


def changed(value: Any, changes: Any) -> Any:
    """A value with the changes that have come for it: None for no change, [new], or changes by member."""
    if changes is None:
        return value
    if isinstance(changes, list):
        return changes[0]
    if isinstance(value, list):
        members = list(value)
        if "length" in changes:
            del members[changes["length"][0] :]
        for name, change in changes.items():
            if name == "length":
                continue
            index = int(name)
            if index < len(members):
                members[index] = changed(members[index], change)
            else:
                members.append(change[0])
        return members
    members = dict(value)
    for name, change in changes.items():
        if change == []:
            members.pop(name, None)
        else:
            members[name] = changed(members.get(name), change)
    return members


def environment(program: Ironfield, game: str, seat: int = 0, against: str = "regular", **wanted: Any):
    """An environment of Gymnasium's shape, for one seat against bots. It needs the package gymnasium.

    An observation is the view of the seat, an action is an order as a dictionary. The reward is 1 for a victory and -1
    for a defeat. An order that is refused changes nothing, and its error stands in the info.
    """
    import gymnasium

    class Anything(gymnasium.Space):
        """Views and orders are trees of JSON; what is possible depends on the position."""

        def contains(self, x: Any) -> bool:
            return isinstance(x, dict)

        def sample(self, mask: Any = None, probability: Any = None) -> dict:
            return outer.table.suggest(by="random")

    class Environment(gymnasium.Env):
        metadata = {"render_modes": []}

        def __init__(self) -> None:
            self.table: Optional[Table] = None
            self.observation_space = Anything()
            self.action_space = Anything()

        def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None):
            super().reset(seed=seed)
            dice = None if seed is None else str(seed)
            looking = {"viewer": seat, "show": ["view"]}
            if self.table is None:
                titles = next(one for one in program.hello()["games"] if one["id"] == game)
                scenario = wanted.get("scenario", titles["scenarios"][0]["id"])
                seats = next(one for one in titles["scenarios"] if one["id"] == scenario)["seats"]
                players = [None if each == seat else against for each in range(len(seats))]
                self.table = program.new(game, players=players, seed=dice, **wanted, **looking)
            else:
                self.table.reset(seed=dice, **looking)
            return self.table.views[seat], {"waiting": self.table.waiting}

        def step(self, action: dict):
            try:
                self.table.order(action, seat=seat, show=["view"], viewer=seat)
            except Refused as refusal:
                return self.table.views[seat], 0.0, False, False, {"refused": str(refusal), "rule": refusal.rule}
            outcome = self.table.outcome
            winners = outcome["winners"] if outcome else []
            reward = 0.0 if not winners else 1.0 if seat in winners else -1.0
            return self.table.views[seat], reward, self.table.over, False, {"waiting": self.table.waiting}

    outer = Environment()
    return outer
