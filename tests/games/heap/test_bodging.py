"""Step 2, Bodge Vehicles: attaching, repairing, damage, Challenges (HEAP-BODGE to HEAP-CHAL)."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import (
    CardsDrawn,
    Challenged,
    PartAttached,
    PartDamaged,
    PartRepaired,
    VehicleChosen,
)
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    card,
    go,
    hand,
    names,
    on,
    only,
    options,
    play,
    player,
    refused,
    view,
)

PARTS = bench(
    hook="doombuggy weapon; any: you_draw_1; bodge: you_draw_1",
    club="doombuggy weapon; bodge: you_draw_2",
    boiler="doombuggy engine",
    winch="bigg_rigg cargo; bodge: you_haul_1",
    crane="bigg_rigg weapon",
    wheel="gyrohopper engine",
    tyre="scrap_hog movement",
    gun="scrap_hog weapon; bodge: shoot_left",
    flag="gyrohopper bling; bodge: challenge",
    horn="scrap_hog bling; bodge: challenge",
    kit="doombuggy cargo; bodge: repair",
)


@pytest.mark.rule("HEAP-BODGE-1", "HEAP-BODGE-2", "RUL-HEAP-11")
def test_up_to_two_parts_may_be_attached_and_none_must_be() -> None:
    game = battle("bodge", player("boiler winch wheel"), player(), cards=PARTS, heap="R/R")
    assert options(game, 0) == ["attach boiler", "attach winch", "attach wheel", "done"]
    go(game, "0 attach boiler", "0 attach wheel")
    assert options(game, 0) == ["done"]
    assert refused(game, 0, "attach winch") == ("heap-no-more-attachments", "HEAP-BODGE-2")
    go(game, "0 done")
    assert asked(game) == (1, "bodge")
    none = battle("bodge", player("boiler"), player(), cards=PARTS)
    go(none, "0 done")
    assert on(none, 0) == ""


@pytest.mark.rule("HEAP-BODGE-3", "HEAP-BODGE-7")
def test_a_second_part_waits_until_the_first_ones_box_is_finished() -> None:
    game = battle(
        "bodge",
        player("flag boiler"),
        player(),
        cards=PARTS,
    )
    play(game, 0, "attach flag")
    assert asked(game) == (0, "challenge")
    assert refused(game, 0, "attach boiler")[0] == "refused-not-an-option"
    go(game, "0 challenge doombuggy", "0 attach boiler")
    assert on(game, 0) == "boiler flag"


@pytest.mark.rule("HEAP-BODGE-4", "HEAP-CARD-1", "HEAP-CARD-2", "HEAP-SYM-1", "HEAP-SYM-2")
def test_a_part_goes_to_the_place_that_it_shows() -> None:
    game = battle("bodge", player("winch wheel"), player(), cards=PARTS, heap="R/R")
    events = go(game, "0 attach winch", "0 attach wheel")
    assert only(events, PartAttached) == [
        PartAttached(0, card(PARTS, "winch"), "bigg_rigg", "cargo", -1, hauled=False),
        PartAttached(0, card(PARTS, "wheel"), "gyrohopper", "engine", -1, hauled=False),
    ]
    parts = {
        one.vehicle: [(part.part, names(game, [part.card])) for part in one.parts]
        for one in view(game).players[0].vehicles
    }
    assert parts == {
        "doombuggy": [],
        "gyrohopper": [("engine", "wheel")],
        "scrap_hog": [],
        "bigg_rigg": [("cargo", "winch")],
    }


@pytest.mark.rule("HEAP-BODGE-5", "HEAP-BODGE-6", "HEAP-CARD-3", "HEAP-DMG-5", "RUL-HEAP-14")
@pytest.mark.parametrize("old", ["hook", "hook!"])
def test_a_new_part_replaces_the_old_one_and_runs_its_box(old: str) -> None:
    game = battle("bodge", player("club", on=old), player(), cards=PARTS, heap="R/R Y/Y G/G")
    events = play(game, 0, "attach club")
    (attached,) = only(events, PartAttached)
    assert names(game, [attached.replaced]) == "hook"
    assert names(game, game.rubbish) == "hook"
    assert on(game, 0) == "club"  # undamaged, whatever the old one was
    assert only(events, CardsDrawn) == [CardsDrawn(0, 2, 0)]


@pytest.mark.rule("RUL-HEAP-14", "HEAP-BODGE-5")
def test_a_part_may_be_replaced_by_its_like_and_is_discarded_first() -> None:
    game = battle("bodge", player("filler", on="filler!"), player(), cards=PARTS)
    play(game, 0, "attach filler")
    assert (on(game, 0), names(game, game.rubbish)) == ("filler", "filler")


@pytest.mark.rule("RUL-HEAP-14")
def test_the_old_part_lies_in_the_rubbish_when_the_box_is_run() -> None:
    game = battle("bodge", player("club", on="hook"), player(), cards=PARTS)
    play(game, 0, "attach club")  # draws from an empty heap: the rubbish is shuffled
    assert hand(game, 0) == "hook"


@pytest.mark.rule("HEAP-BODGE-10", "HEAP-CARD-4", "HEAP-CARD-6")
def test_a_bodge_box_works_only_when_the_card_is_attached() -> None:
    game = battle(
        "flip",
        player(rushing="doombuggy"),
        player("Y/R", on="club", rushing="doombuggy"),
        cards=PARTS,
        heap="R/R R/R R/R R/R",
    )
    events = go(game, "1 fight Y/R", "0 drop-out")
    assert not only(events, CardsDrawn)
    assert options(game, 1) == ["trigger doombuggy card", "done"]
    fought = battle("flip", player(), player("hook"), cards=PARTS, heap="R/R R/R")
    assert not only(play(fought, 1, "fight hook"), CardsDrawn)  # neither of its boxes


@pytest.mark.rule("RUL-HEAP-12")
def test_what_a_box_draws_may_be_used_in_the_same_chance() -> None:
    game = battle("bodge", player("hook"), player(), cards=PARTS, heap="boiler")
    go(game, "0 attach hook", "0 attach boiler")
    assert on(game, 0) == "hook boiler"


# Repairing


@pytest.mark.rule("HEAP-REPAIR-1", "HEAP-REPAIR-2", "HEAP-REPAIR-3", "RUL-HEAP-8")
def test_a_repair_costs_a_card_of_the_same_vehicle() -> None:
    game = battle("bodge", player("boiler winch", on="hook!"), player(), cards=PARTS)
    assert options(game, 0) == [
        "attach boiler",
        "attach winch",
        "pay-repair doombuggy weapon boiler",
        "done",
    ]
    events = play(game, 0, "pay-repair doombuggy weapon boiler")
    repaired = PartRepaired(0, 0, card(PARTS, "hook"), "doombuggy", "weapon", paid=True)
    assert only(events, PartRepaired) == [repaired]
    assert (on(game, 0), hand(game, 0)) == ("hook", "winch")
    assert names(game, game.rubbish) == "boiler"
    public = [event for event in events if event.audience is None]
    assert card(PARTS, "boiler") not in [getattr(event, "card", None) for event in public]


@pytest.mark.rule("HEAP-REPAIR-3", "HEAP-CARD-5", "HEAP-DMG-4")
def test_a_repaired_part_works_again() -> None:
    game = battle(
        "bodge",
        player("boiler", on="hook!"),
        player("Y/R"),
        cards=PARTS,
        heap="R/R R/Y R/G K/R K/Y",
    )
    go(game, "0 pay-repair doombuggy weapon boiler", "0 done", "1 done")
    go(game, "0 rush doombuggy", "1 rush doombuggy")
    assert options(game, 0) == ["trigger doombuggy weapon", "decline"]


@pytest.mark.rule("HEAP-REPAIR-4", "RUL-HEAP-11", "RUL-HEAP-13")
def test_two_attachments_and_two_repairs_in_any_order() -> None:
    game = battle(
        "bodge",
        player("kit wheel crane tyre gun", on="hook! winch! boiler!"),
        player(),
        cards=PARTS,
    )
    go(game, "0 pay-repair bigg_rigg cargo crane", "0 attach kit")
    assert asked(game) == (0, "repair")  # the symbol, beside what is paid for
    go(game, "0 repair 0 doombuggy weapon", "0 attach wheel")
    assert on(game, 0) == "hook boiler! kit wheel winch"
    assert options(game, 0) == ["done"]
    assert refused(game, 0, "pay-repair doombuggy engine tyre") == (
        "heap-no-repair-with",
        "HEAP-REPAIR-2",
    )


@pytest.mark.rule("HEAP-REPAIR-1", "RUL-HEAP-13")
def test_a_third_repair_is_refused_also_after_a_repair_by_a_symbol() -> None:
    game = battle(
        "bodge",
        player("kit club winch crane gun", on="hook! wheel! tyre!"),
        player(),
        cards=PARTS,
    )
    go(game, "0 attach kit", "0 repair 0 gyrohopper engine")
    go(game, "0 pay-repair doombuggy weapon club", "0 pay-repair scrap_hog movement gun")
    assert on(game, 0) == "hook kit wheel tyre"
    assert not [one for one in options(game, 0) if one.startswith("pay-repair")]
    again = battle(
        "bodge",
        player("club filler gun", on="hook! boiler! tyre!"),
        player(),
        cards=PARTS,
    )
    go(again, "0 pay-repair doombuggy weapon club", "0 pay-repair doombuggy engine filler")
    assert refused(again, 0, "pay-repair scrap_hog movement gun") == (
        "heap-no-more-repairs",
        "HEAP-REPAIR-1",
    )


@pytest.mark.rule("RUL-HEAP-15")
def test_an_undamaged_part_or_another_players_cannot_be_repaired_for_a_card() -> None:
    game = battle("bodge", player("boiler crane", on="hook"), player(on="winch!"), cards=PARTS)
    assert options(game, 0) == ["attach boiler", "attach crane", "done"]
    assert refused(game, 0, "pay-repair doombuggy weapon boiler")[0] == "refused-not-an-option"
    assert refused(game, 0, "pay-repair bigg_rigg cargo crane")[0] == "refused-not-an-option"


# Damage


@pytest.mark.rule("HEAP-DMG-1", "HEAP-DMG-2", "HEAP-DMG-3")
def test_a_shot_turns_a_part_over_and_it_still_counts() -> None:
    game = battle("bodge", player("gun"), player(on="hook"), cards=PARTS)
    events = play(game, 0, "attach gun")
    damaged = PartDamaged(0, 1, card(PARTS, "hook"), "doombuggy", "weapon")
    assert only(events, PartDamaged) == [damaged]
    (part,) = view(game).players[1].vehicles[0].parts
    assert part.damaged
    assert view(game).players[1].vehicles[0].count.total == 1


@pytest.mark.rule("HEAP-DMG-1")
def test_nothing_but_a_shot_damages_a_part() -> None:
    for deed in ("you_discard_2", "all_discard_1", "challenge", "repair", "you_haul_1"):
        cards = bench(thing=f"scrap_hog cargo; bodge: {deed}", hook="doombuggy weapon")
        game = battle(
            "bodge",
            player("thing R/R", on="hook"),
            player("Y/Y", on="filler"),
            cards=cards,
            heap="G/G",
        )
        play(game, 0, "attach thing")
        assert "!" not in on(game, 0) + on(game, 1)


# Challenges


@pytest.mark.rule("HEAP-CHAL-1", "HEAP-CHAL-2", "HEAP-CHAL-3", "RUL-HEAP-24", "HEAP-SYM-21")
def test_the_last_challenge_binds_everybody_once() -> None:
    game = battle(
        "bodge",
        player("flag"),
        player("horn"),
        player(),
        cards=PARTS,
        heap="R/R " + "filler " * 12,
    )
    go(game, "0 attach flag")
    assert options(game, 0) == [
        f"challenge {one}" for one in ("doombuggy", "gyrohopper", "scrap_hog", "bigg_rigg")
    ]
    events = play(game, 0, "challenge doombuggy")
    assert events == [Challenged(0, "doombuggy")]
    assert view(game).challenge == "doombuggy"
    go(game, "0 done", "1 attach horn")
    assert "challenge doombuggy" in options(game, 1)  # the same may be chosen again
    go(game, "1 challenge bigg_rigg", "1 done")
    events = play(game, 2, "done")
    assert only(events, VehicleChosen) == [
        VehicleChosen(seat, "bigg_rigg", challenged=True) for seat in (0, 1, 2)
    ]
    assert asked(game) == (1, "fight")  # nobody was asked for a vehicle
    go(game, "1 drop-out", "2 drop-out", "0 done", "1 draw", "2 draw", "0 draw")
    go(game, "1 done", "2 done", "0 done")
    assert asked(game) == (1, "vehicle")  # it has lapsed
    assert view(game).challenge is None
