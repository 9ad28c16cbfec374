"""Hotseat: HEAT, HEAP and ¡HOT! POTA-TOH! at one table, in the browser and in Python."""

__version__ = "0.1.0"
