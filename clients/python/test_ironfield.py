"""python3 -m unittest, in this folder."""

import os
import unittest

from ironfield import Ironfield, Refused, changed, environment

try:
    import gymnasium  # noqa: F401
except ImportError:
    gymnasium = None

COMMAND = os.environ.get("IRONFIELD_LINES")
started = (COMMAND.split("\t"),) if COMMAND else ()


class Lines(unittest.TestCase):
    def setUp(self):
        self.program = Ironfield(*started)
        self.addCleanup(self.program.close)

    def test_a_view_kept_by_its_changes_is_the_view(self):
        table = self.program.new("battleforce-qs", seed="lines", show=["view"], viewer=0)
        for _ in range(60):
            if table.over:
                break
            table.step(show=["view"], viewer=0)
        kept = table.views[0]
        self.assertEqual(kept, table.look(show=["view"], whole=True, viewer=0)["view"])

    def test_a_bot_answers_for_the_other_seat_until_the_end(self):
        table = self.program.new("demo", seed="lines", players=[None, "regular"])
        while not table.over:
            self.assertEqual(table.waiting, [0])
            table.step(by="recruit")
        self.assertIn("winners", table.outcome)
        again = self.program.load(table.record())
        self.assertEqual(again.outcome, table.outcome)

    def test_a_refused_order_changes_nothing(self):
        table = self.program.new("demo", seed="lines")
        with self.assertRaises(Refused) as refused:
            table.order({"type": "muster"})
        self.assertEqual(refused.exception.code, "malformed")
        self.assertEqual(table.look()["orders"], 0)

    def test_a_fork_goes_its_own_way(self):
        table = self.program.new("demo", seed="lines")
        other = table.fork()
        other.step()
        self.assertEqual((other.orders, table.look()["orders"]), (1, 0))

    @unittest.skipIf(gymnasium is None, "gymnasium is not installed")
    def test_an_environment_of_gymnasium(self):
        env = environment(self.program, "demo")
        observation, _ = env.reset(seed=1)
        self.assertIn("table", observation)
        ended = False
        while not ended:
            observation, reward, ended, _, _ = env.step(env.action_space.sample())
        self.assertIn(reward, (-1.0, 0.0, 1.0))


class Changes(unittest.TestCase):
    def test_members_come_go_and_change(self):
        before = {"a": 1, "b": [1, 2, 3], "c": {"d": None}}
        changes = {"a": [], "b": {"length": [2], "1": [5]}, "c": {"d": [{"e": 1}]}, "f": [[]]}
        self.assertEqual(changed(before, changes), {"b": [1, 5], "c": {"d": {"e": 1}}, "f": []})

    def test_lists_grow_and_nothing_stays_nothing(self):
        self.assertEqual(changed([1], {"1": [2], "2": [3]}), [1, 2, 3])
        self.assertEqual(changed({"a": 1}, None), {"a": 1})


if __name__ == "__main__":
    unittest.main()
